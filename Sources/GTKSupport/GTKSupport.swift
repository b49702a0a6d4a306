// GTKSupport

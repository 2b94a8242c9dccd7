typedef int __attribute__((may_alias)) word;

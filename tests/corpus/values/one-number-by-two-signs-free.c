// Claim: one number that is read as signed and as unsigned is not negative by the one and small by the other. Source: ISO C11 §6.5p7, §6.3.1.3
int out;

void signed_first(void *v, int i, int j) {
  unsigned *p = v;
  int *s = v;
  long m = s[i];
  unsigned long k = p[j];
#pragma omp parallel //@ RACE_FREE
  if (i == j && m < 0 && k < 2147483648UL)
    out = 1;
}

void unsigned_first(void *v, int i, int j) {
  unsigned *p = v;
  int *s = v;
  unsigned long k = p[j];
  long m = s[i];
#pragma omp parallel //@ RACE_FREE
  if (i == j && m < 0 && k < 2147483648UL)
    out = 1;
}

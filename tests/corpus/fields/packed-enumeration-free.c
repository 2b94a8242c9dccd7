// Claim: what an enumeration of one byte holds is at most 255, and its elements lie side by side. Source: GCC, Common Type Attributes, packed
enum __attribute__((packed)) byte { A, B };
int out;

void small(enum byte *p) {
  int v = *p;
#pragma omp parallel //@ RACE_FREE
  if (v > 255)
    out = 1;
}

void apart(enum byte *p) {
  char *bytes = (char *)p;
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 4; i++) {
    p[2 * i] = A;
    bytes[2 * i + 1] = 1;
  }
}

// Claim: min(i, 7) is 7 for i = 7 and i = 8. Source: semantics.md §2 (exact integer arithmetic)
#define MIN(a, b) ((a) < (b) ? (a) : (b))

static int a[8];

int main(void) {
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 9; i++) {
    a[MIN(i, 7)] = i; //@ race(a)
  }
  return a[0];
}

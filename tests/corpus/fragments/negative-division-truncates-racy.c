// Claim: division truncates towards zero: -2/3 and 2/3 are both 0. Source: semantics.md §2 (exact integer arithmetic)
static int a[5];

int main(void) {
#pragma omp parallel for schedule(static, 3) //@ RACE witness T<=2
  for (int i = -6; i <= 6; i++) {
    a[i / 3 + 2] += i; //@ race(a)
  }
  return a[2];
}

// Claim: i*(10-i) takes the same value at i and 10-i. Source: semantics.md §2, §10
static int a[26];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 10; i++) {
    a[i * (10 - i)] = i; //@ race(a)
  }
  return a[0];
}

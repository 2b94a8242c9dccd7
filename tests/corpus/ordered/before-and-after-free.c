// Claim: what iteration i - 1 does before its ordered region is before what follows that of i. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int a[20], b[20], count;

int main(void) {
#pragma omp parallel for ordered schedule(static, 1) //@ RACE_FREE
  for (int i = 1; i < 20; i++) {
    a[i] = i;
#pragma omp ordered
    count++;
    b[i] = a[i - 1];
  }
  return b[19] + count;
}

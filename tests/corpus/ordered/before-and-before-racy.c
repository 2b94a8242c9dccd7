// Claim: a write before one ordered region and a read before another are unordered. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int a[20], b[20], count;

int main(void) {
#pragma omp parallel for ordered schedule(static, 1) //@ RACE witness T<=2
  for (int i = 1; i < 20; i++) {
    a[i] = i;        //@ race(a)
    b[i] = a[i - 1]; //@ race(a)
#pragma omp ordered
    count++;
  }
  return b[19] + count;
}

// Claim: with one iteration more than the chunk, the last one runs on thread 1 and reads what thread 0 writes. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static long a[102];

int main(void) {
#pragma omp parallel for schedule(static, 100) //@ RACE witness T<=2
  for (int i = 1; i <= 101; i++) {
    a[i] += a[i - 1]; //@ race(a)
  }
  return a[100] > 0;
}

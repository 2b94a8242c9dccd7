// Claim: with chunks of four and at most two threads, an element eight further on is two chunks away and stays on the thread. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[72];

int main(void) {
#pragma omp parallel for num_threads(2) schedule(static, 4) //@ RACE_FREE
  for (int i = 0; i < 64; i++) {
    a[i] += a[i + 8];
  }
  return a[0];
}

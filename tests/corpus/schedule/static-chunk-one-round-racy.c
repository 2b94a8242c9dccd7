// Claim: an element four further on lies in the next chunk, which the other thread has. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[72];

int main(void) {
#pragma omp parallel for num_threads(2) schedule(static, 4) //@ RACE witness T<=2
  for (int i = 0; i < 64; i++) {
    a[i] += a[i + 4]; //@ race(a)
  }
  return a[0];
}

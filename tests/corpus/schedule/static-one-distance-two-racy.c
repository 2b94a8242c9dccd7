// Claim: a third thread takes the iteration two further on; with two threads there would be no race. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[52];

int main(void) {
#pragma omp parallel for num_threads(3) schedule(static, 1) //@ RACE witness T<=3
  for (int i = 0; i < 50; i++) {
    a[i] = a[i + 2] + 1; //@ race(a)
  }
  return a[0];
}

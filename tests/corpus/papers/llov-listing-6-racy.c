// Claim: a thread that leaves the nowait loop executes the single and reads a[9], which another may still write. Source: LLOV listing 6; semantics.md §11
#define LEN 100

static int a[LEN];

int main(void) {
  int i, error = 0, b = 5;
#pragma omp parallel shared(b, error) //@ RACE witness T<=2
  {
#pragma omp for nowait
    for (i = 0; i < LEN; i++) {
      a[i] = b + a[i] * 5; //@ race(a)
    }
#pragma omp single
    error = a[9] + 1; //@ race(a)
  }
  return error;
}

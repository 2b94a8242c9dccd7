// Claim: the task shares a local whose function returns before the task need have run. Source: semantics.md §5 (last sentence but one); OpenMP 5.2 §5.4.2
static int y;

static void start(void) {
  int x = 1;
#pragma omp task shared(x) //@ message(dead-local)
  y = x;
}

int main(void) {
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
  start();
  return y;
}

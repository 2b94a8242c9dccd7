// Claim: a local variable-length array is copied whole too. Source: semantics.md §5; OpenMP 5.2 §5.4.4
static int y;

static void start(int n) {
  int buffer[n];
  for (int i = 0; i < n; i++) {
    buffer[i] = i;
  }
#pragma omp task
  y = buffer[2];
  buffer[2] = 7;
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  start(5);
  return y;
}

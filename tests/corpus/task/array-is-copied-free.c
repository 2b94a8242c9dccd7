// Claim: a local array is firstprivate and copied whole. Source: semantics.md §5; OpenMP 5.2 §5.4.4
static int y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    int buffer[4] = {1, 2, 3, 4};
#pragma omp task
    y = buffer[2];
    buffer[2] = 7;
  }
  return y;
}

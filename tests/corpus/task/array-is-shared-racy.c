// Claim: with shared the task reads the parent's array. Source: semantics.md §5; OpenMP 5.2 §5.4.2
static int y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    int buffer[4] = {1, 2, 3, 4};
#pragma omp task shared(buffer)
    y = buffer[2]; //@ race(buffer)
    buffer[2] = 7; //@ race(buffer)
#pragma omp taskwait
  }
  return y;
}

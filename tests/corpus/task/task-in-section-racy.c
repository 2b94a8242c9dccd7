// Claim: a task of one section runs beside the other section. Source: semantics.md §5; OpenMP 5.2 §11.3
static int x, y;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
#pragma omp task
      x = 1; //@ race(x)
    }
#pragma omp section
    y = x; //@ race(x)
  }
  return y;
}

// Claim: the copy for the second task is made by the parent while the first task may write x. Source: semantics.md §8; OpenMP 5.2 §5.4.4
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp task firstprivate(x) //@ race(x)
    y = x;
  }
  return y;
}

// Claim: where the acquire read gave 0 nothing is ordered. Source: semantics.md §6; OpenMP 5.2 §1.4.5
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      data = 42; //@ race(data)
#pragma omp atomic write release
      flag = 1;
    }
#pragma omp section
    {
      int ready;
#pragma omp atomic read acquire
      ready = flag;
      if (ready == 0) {
        seen = data; //@ race(data)
      }
    }
  }
  return data + (seen > 42);
}

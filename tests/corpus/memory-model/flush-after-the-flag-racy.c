// Claim: the producer's flush stands after the flag's write and releases too late. Source: semantics.md §6; OpenMP 5.2 §1.4.5
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
      data = 42; //@ race(data)
#pragma omp atomic write
      flag = 1;
#pragma omp flush
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read
        ready = flag;
      }
#pragma omp flush
      seen = data; //@ race(data)
    }
  }
  return seen;
}

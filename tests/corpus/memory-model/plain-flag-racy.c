// Claim: a plain flag races itself, and flushes beside it order nothing. Source: semantics.md §6; OpenMP 5.2 §1.4.1, §1.4.5
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      data = 42; //@ race(data) possible
#pragma omp flush
      flag = 1; //@ race(flag)
    }
#pragma omp section
    {
      if (flag) { //@ race(flag)
#pragma omp flush
        seen = data; //@ race(data) possible
      }
    }
  }
  return data;
}

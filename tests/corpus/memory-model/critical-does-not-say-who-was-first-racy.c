// Claim: without a look at a value nothing says which critical region came first. Source: semantics.md §6 (critical exit→entry)
static int data, ready, seen;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
      data = 42; //@ race(data)
#pragma omp critical
      ready = 1;
    }
#pragma omp section
    {
#pragma omp critical
      ready += 2;
      seen = data; //@ race(data)
    }
  }
  return seen + (ready > 3);
}

// Claim: a child of a mutexinoutset task does not take part in the exclusion. Source: semantics.md §5, §6
static int sum, item;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(mutexinoutset : item)
    {
#pragma omp task
      sum += 1; //@ race(sum)
    }
#pragma omp task depend(mutexinoutset : item)
    sum += 2; //@ race(sum)
  }
  return sum + item;
}

// Claim: an index declared before the region is shared: the tasks read what the creator increments. Source: semantics.md §5, §8; OpenMP 5.2 §5.1.1
static int last;

int main(void) {
  int i;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (i = 0; i < 20; i++) { //@ race(i)
#pragma omp task
    {
#pragma omp atomic write
      last = i; //@ race(i)
    }
  }
  return last > 20;
}

// Claim: the block before the first section directive is a section of its own and is not executed first. Source: semantics.md §3; OpenMP 5.2 §11.3
int main(void) {
  int limit = 0, twice = 0, thrice = 0;
#pragma omp parallel //@ RACE
  {
#pragma omp sections
    {
      limit = 7; //@ race(limit)
#pragma omp section
      twice = 2 * limit; //@ race(limit)
#pragma omp section
      thrice = 3 * limit; //@ race(limit)
    }
  }
  return twice + thrice;
}

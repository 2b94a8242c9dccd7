// Claim: two sections write x without synchronisation. Source: LLOV phase interval analysis, listing 3; semantics.md §11
int main(void) {
  int x = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp sections
    {
      x = 1; //@ race(x)
#pragma omp section
      x = 2; //@ race(x)
    }
  }
  return x;
}

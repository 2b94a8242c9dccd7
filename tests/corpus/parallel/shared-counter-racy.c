// Claim: every thread of the team increments one shared counter, so the line races with itself. Source: semantics.md §3, §8; OpenMP 5.2 §10.1
int main(void) {
  int hits = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
    hits++; //@ race(hits)
  }
  return hits == 0;
}

// Claim: a reference names the shared variable it is bound to. Source: semantics.md §9
// Output: depends on the team size
int main() {
  int total = 0;
  int &alias = total;
#pragma omp parallel //@ RACE
  {
    alias += 1; //@ race
  }
  return total;
}

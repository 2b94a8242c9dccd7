// Claim: calls are followed: the global written by the callee is shared by the team. Source: semantics.md §8, §9
// Output: depends on the team size
static int level;

static void raise_level(int by) {
  if (by > 0) {
    level = level + by; //@ race(level)
  }
}

int main(void) {
#pragma omp parallel //@ RACE
  {
    raise_level(3);
  }
  return level;
}

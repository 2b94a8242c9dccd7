// Claim: the callee's guard is false for the argument that is passed, so its write never happens. Source: semantics.md §2
static int level;

static void raise_level(int by) {
  if (by > 0) {
    level = level + by;
  }
}

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    raise_level(-1);
  }
  return level;
}

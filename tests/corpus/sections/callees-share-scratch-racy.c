// Claim: two sections that call the same function race on the global scratch variable it uses. Source: semantics.md §8, §9
static int scratch;
static int left, right;

static int clamp(int value) {
  scratch = value;                    //@ race(scratch)
  return scratch > 255 ? 255 : value; //@ race(scratch)
}

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    left = clamp(300);
#pragma omp section
    right = clamp(20);
  }
  return left + right;
}

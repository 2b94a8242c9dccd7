// Claim: a local structure is copied with its members. Source: semantics.md §5; OpenMP 5.2 §5.4.4
struct point {
  int x, y;
};

static int r;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    struct point p = {1, 2};
#pragma omp task
    r = p.x + p.y;
    p.x = 7;
  }
  return r;
}

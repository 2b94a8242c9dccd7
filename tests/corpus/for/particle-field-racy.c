// Claim: reading the neighbour's member that the neighbour's iteration writes is a race. Source: semantics.md §9
struct particle {
  double position;
  double velocity;
};

static struct particle p[101];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 100; i++) {
    p[i].velocity = p[i + 1].position - p[i].position; //@ race(p)
    p[i].position += 0.1 * p[i].velocity;              //@ race(p)
  }
  return p[0].position > 0.0;
}

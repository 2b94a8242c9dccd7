// Claim: writing one member of an element while a neighbour reads another member of it is free. Source: semantics.md §9
struct particle {
  double position;
  double velocity;
};

static struct particle p[101];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 100; i++) {
    p[i].position += 0.1 * (p[i].velocity + p[i + 1].velocity);
  }
  return p[0].position > 0.0;
}

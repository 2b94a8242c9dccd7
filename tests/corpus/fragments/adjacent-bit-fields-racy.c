// Claim: adjacent bit-fields are one memory location. Source: semantics.md §9; C11 §3.14
struct state {
  unsigned low : 4;
  unsigned high : 4;
};

static struct state s;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    s.low = 3; //@ race(s)
#pragma omp section
    s.high = 5; //@ race(s)
  }
  return s.low + s.high;
}

// Claim: the parent still writes the local that dies too early: a race and a message. Source: semantics.md §5
static int y;

static void start(void) {
  int x = 1;
#pragma omp task shared(x) //@ message(dead-local)
  y = x; //@ race(x)
  x = 2; //@ race(x)
}

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  start();
  return y;
}

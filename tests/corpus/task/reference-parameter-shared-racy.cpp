// Claim: with shared the task changes what the reference refers to. Source: semantics.md §5; OpenMP 5.2 §5.4.2
static void start(int &x) {
#pragma omp task shared(x)
  x = x + 5; //@ race
  x = x + 2; //@ race
}

int main() {
  int x = 1;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  start(x);
  return x;
}

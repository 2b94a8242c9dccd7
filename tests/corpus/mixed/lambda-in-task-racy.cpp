// Claim: the task copies the lambda, whose reference leads to the shared x. Source: semantics.md §2, §5
int main() {
  int x = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    auto add = [&] {
      x += 5; //@ race(x)
    };
#pragma omp task
    add();
    x += 2; //@ race(x)
  }
  return x;
}

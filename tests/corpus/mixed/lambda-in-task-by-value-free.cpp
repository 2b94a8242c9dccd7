// Claim: the lambda has captured x by value before the task is generated. Source: semantics.md §2, §5
static int y;

int main() {
  int x = 1;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
    auto give = [=] { return x; };
#pragma omp task
    y = give();
    x += 2;
  }
  return x + y;
}

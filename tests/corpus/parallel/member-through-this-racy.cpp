// Claim: a class member used in a member function is shared through this. Source: semantics.md §8; OpenMP 5.2 §5.1.1
// Output: depends on the team size
class Accumulator {
public:
  void addAll() {
#pragma omp parallel //@ RACE
    {
      total += step; //@ race
    }
  }
  int total = 0;

private:
  int step = 2;
};

int main() {
  Accumulator accumulator;
  accumulator.addAll();
  return accumulator.total;
}

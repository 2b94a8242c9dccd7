// Claim: a member function reaches the members of a shared object through this.
// Source: semantics.md §8 (classic slips: class members through this).
// Output: depends on the team size
class Meter {
public:
    void tick() { ++count; } //@ race
    int value() const { return count; }

private:
    int count = 0;
};

int main()
{
    Meter meter;

#pragma omp parallel num_threads(4) //@ RACE witness T<=2
    meter.tick();
    return meter.value();
}

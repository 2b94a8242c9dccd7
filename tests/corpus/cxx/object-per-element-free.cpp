// Claim: member functions on distinct elements of an array of objects are free.
// Source: semantics.md §8 and §9.
class Meter {
public:
    void tick(int by) { count += by; }
    int value() const { return count; }

private:
    int count = 0;
};

int main()
{
    Meter meters[24];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 24; ++i)
        for (int k = 0; k < i; ++k)
            meters[i].tick(k);
    return meters[23].value();
}

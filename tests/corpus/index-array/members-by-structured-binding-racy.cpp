// Claim: a structured binding by value copies an element, of which two have the same member by the filling loop.
// Source: semantics.md §2 (values).
#include <cstdio>
struct Task {
    int slot;
    long weight;
};
Task tasks[50];
int slots[50];
long weights[100];
int main()
{
    for (int i = 0; i < 50; i++)
        tasks[i] = Task{i / 2, 2 * i};
#pragma omp parallel for //@ RACE witness T<=2
    for (auto [s, w] : tasks) {
        slots[s]++; //@ race(slots)
        weights[w]++;
    }
    std::printf("%d %ld\n", slots[4], weights[4]);
    return 0;
}

// Claim: no two containers share elements: members of one structure, variables, and the rows of a vector of vectors.
// Source: C++17 §26.2.1, §26.3.11.1; docs/decisions/0007
#include <vector>

struct Mesh {
    std::vector<double> x, y;
};

void members(Mesh &mesh, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n - 1; ++i)
        mesh.x[i] = mesh.y[i + 1];
}

std::vector<double> first, second;

void variables(int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n - 1; ++i)
        first[i] = second[i + 1];
}

void rows(std::vector<std::vector<double>> &table, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j)
            table[i][j] = i + j;
}

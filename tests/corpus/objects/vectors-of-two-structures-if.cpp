// Claim: two references may lead to one structure, and then to one container; a pointer may lead into a container.
// Source: C++17 §26.2.1; docs/decisions/0007, 0029
#include <vector>

struct Mesh {
    std::vector<double> x, y;
};

void structures(Mesh &mesh, Mesh &other, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap mesh.x other.x)
    for (int i = 0; i < n - 1; ++i)
        mesh.x[i] = other.x[i + 1];
}

void pointer(Mesh &mesh, double *p, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap mesh.x p)
    for (int i = 0; i < n - 1; ++i)
        mesh.x[i] = p[i + 1];
}

void table(Mesh **meshes, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart meshes[]->x)
    for (int i = 0; i < n; ++i)
        meshes[i]->x[0] = i;
}

// Claim: members, functions of namespaces and overloads with names of the library are the program's own. Source: C++17 §20.5.4.3.3; semantics.md §9
#include <cstring>

struct Text {
	char *strchr(const char *, int);
};
namespace own {
char *strcpy(char *, const char *);
}
char *strcat(char *, const Text &);

char a[8][16];
Text text;

int main() {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		text.strchr(a[i], 'x');
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		own::strcpy(a[i], "text");
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		strcat(a[i], text);
	return 0;
}

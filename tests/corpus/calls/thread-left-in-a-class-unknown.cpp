// Claim: a member function leaves a thread running that a region of another one may meet.
// Source: semantics.md §5; decision 8
#include <thread>
int x;
class Server {
public:
	void start() { thread = std::thread([] { x = 1; }); }
	void stop() { thread.join(); }
private:
	std::thread thread;
};
void begin(Server &server) { server.start(); }
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}

C Claim: the include file of the runtime declares its functions.
C Source: OpenMP 5.2 §18
      program p
      implicit none
      include 'omp_lib.h'
      integer v(64), i
      call omp_set_num_threads(8)
c$omp parallel private(i) !@ RACE_FREE
      i = omp_get_thread_num() + 1
      v(i) = i
c$omp end parallel
      print *, v(1)
      end

! Claim: NPB style: several loops in one region, one of them without its barrier. Source: OpenMP 5.2 §15.6; semantics.md §4
      subroutine add(n, u, rhs, s)
      implicit none
      integer n, i
      double precision u(n), rhs(n), s(n)
!@ RACE
c$omp parallel default(shared) private(i)
c$omp& num_threads(8)
c$omp do
      do i = 1, n
        u(i) = u(i) + rhs(i) !@ race(u)
      enddo
c$omp end do nowait
c$omp do
      do i = 2, n
        s(i) = u(i-1) !@ race(u)
      enddo
c$omp end do
c$omp end parallel
      return
      end

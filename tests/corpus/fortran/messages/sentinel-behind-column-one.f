! Claim: a directive of fixed form begins in column 1; behind it, it is a comment that is named.
! Source: OpenMP 5.2 §3.1.1. This is bad input.
      program p
      implicit none
      integer i, s
      s = 0
!@ message(unknown-directive)
      !$omp parallel do reduction(+: s)
      do i = 1, 10
        s = s + i
      end do
c     !$omp parallel do
      print *, s
      end program

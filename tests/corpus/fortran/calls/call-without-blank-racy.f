! Claim: in fixed form no blank need be behind call; what is called has another distance. Source: Fortran 2018 §6.3.3.1
      program main
      real a(100)
      a = 1
      call shift(a, 10, 50)
      callshift(a, 10, 1)
      end
      subroutine shift(a, n, h)
      integer n, h, i
      real a(*)
!$omp parallel do !@ RACE
      do i = 1, n
        a(i) = a(i + h) !@ race(a) possible
      end do
      end

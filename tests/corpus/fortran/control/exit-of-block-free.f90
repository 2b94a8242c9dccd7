! Claim: exit from a named block construct skips the rest of it. Source: Fortran 2018 §11.1.12
program blocks
  implicit none
  integer :: i, hits
  hits = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 40
    once: block
      if (i > 1) exit once
      hits = hits + 1
    end block once
  end do
  print *, hits
end program blocks
